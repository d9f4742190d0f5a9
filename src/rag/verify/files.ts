/** The verifier's files in its folder. */
export const FILES = { cross: 'onnx/model.onnx', passage: 'onnx/passage.onnx' } as const
