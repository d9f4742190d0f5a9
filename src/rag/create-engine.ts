// Holds the place until the RAG core's engine moves in (this file is replaced as a whole).
import type { Engine } from './engine.ts'

export interface EngineOptions {
  readonly indexDir: string
  readonly model?: string
  readonly variant?: 'u8w' | 'int8'
  readonly rerankModel?: string
  readonly log: (line: string) => void
  readonly onProgress?: (line: string) => void
}

export function createEngine(_options: EngineOptions): Promise<Engine> {
  return Promise.reject(new Error('the engine is not there yet'))
}
