/** What the cross-encoder's worker and its owner say to each other. */

export interface RerankSetup {
  /** Parent folder of the model; `name` below it. */
  readonly root: string
  readonly name: string
  /** Whether the file is onnx/model_quantized.onnx instead of onnx/model.onnx. */
  readonly quantized: boolean
  /** Whether texts are read one by one: what the model says would otherwise hang on those beside them. */
  readonly oneByOne: boolean
}

export interface RerankRequest {
  readonly id: number
  readonly query: string
  readonly texts: readonly string[]
}

export type RerankMessage =
  | { readonly kind: 'ready' }
  /** The model does not load; the worker waits to be ended. */
  | { readonly kind: 'failed'; readonly message: string }
  /** One number a text, higher is better. */
  | { readonly kind: 'scores'; readonly id: number; readonly scores: Float32Array }
  | { readonly kind: 'error'; readonly id: number; readonly message: string }
