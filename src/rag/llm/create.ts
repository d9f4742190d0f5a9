/** Puts the language model's parts together around another answerer. */
import type { Answerer } from '../answerer.ts'
import { chatClient, type Complete } from './chat-client.ts'
import { LanguageModel } from './language-model.ts'
import { withLanguageModel, type LlmFacts } from './llm-answerer.ts'
import type { LlmOptions } from './options.ts'

/** Loads the client library while the rest of the engine starts; the first question waits for it. */
export function languageModelAnswerer<Facts>(
  inner: Answerer<Facts>,
  options: LlmOptions,
): Answerer<LlmFacts<Facts>> {
  const loading = chatClient(options)
  loading.catch(() => {})
  const complete: Complete = async (request) => (await loading)(request)
  const { observer, clock } = options
  const model = new LanguageModel(options, complete)
  return withLanguageModel(inner, { model, observer, now: () => clock.now() })
}
