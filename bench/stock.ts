/** Stock LangChain in a process of its own, as the service is in one. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'
import { postAsk } from './post-ask.ts'

export interface Stock {
  ask(query: string): Promise<void>
  /** Answers from another CV from now on. */
  publish(cv: string): Promise<void>
  end(): Promise<void>
}

/** @param indexDir where the model is kept */
export async function startStock(cv: string, indexDir: string): Promise<Stock> {
  const child = fork(fileURLToPath(new URL('./stock-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const send = (message: object): Promise<string> => {
    const answered = new Promise<string>((done) => child.once('message', (url) => done(String(url))))
    child.send(message)
    return answered
  }
  const http = new Pool(await send({ cv, indexDir }), { connections: 4 })
  return {
    ask: (query) => postAsk(http, query),
    async publish(next) {
      await send({ cv: next })
    },
    async end() {
      child.kill('SIGKILL')
      await http.destroy()
    },
  }
}
