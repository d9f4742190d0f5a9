/** Reads secrets: without echo from a terminal, or as the first line of standard input. */
import { CommandError } from './context.ts'

/** Standard input is read up to this many characters; a password is shorter. */
const MAX_INPUT = 4_096

/** The first line of standard input, without its end. */
export async function readLine(): Promise<string> {
  let text = ''
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin) {
    text += chunk as string
    if (text.includes('\n') || text.length > MAX_INPUT) break
  }
  return text.split(/\r?\n/, 1)[0] ?? ''
}

/** Asks on the terminal; what is typed is not shown. */
export function askHidden(question: string): Promise<string> {
  const { stdin, stderr } = process
  if (!stdin.isTTY)
    throw new CommandError('standard input is not a terminal; use --stdin to read the password from it')
  stderr.write(question)
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  stdin.resume()
  return new Promise((done, fail) => {
    let text = ''
    const finish = (act: () => void) => {
      stdin.setRawMode(false)
      stdin.pause()
      stdin.off('data', onData)
      stderr.write('\n')
      act()
    }
    const onData = (data: string) => {
      for (const char of data) {
        if (char === '\r' || char === '\n') return finish(() => done(text))
        if (char === '\u0003' || char === '\u0004') return finish(() => fail(new CommandError('cancelled')))
        if (char === '\u007f' || char === '\b') text = [...text].slice(0, -1).join('')
        else text += char
      }
    }
    stdin.on('data', onData)
  })
}
