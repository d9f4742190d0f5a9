/** Builds the verifier's folder: the graphs of cross-graph.ts and passage-graph.ts, made of the bundled model and what was learned. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { adapterDigest } from '../model/adapter.ts'
import { ensureFolder } from '../model/model-folder.ts'
import { encodeModel } from '../model/onnx-proto.ts'
import { readBundledModel } from '../model/tfjs-weights.ts'
import { crossGraph } from './cross-graph.ts'
import { FILES } from './files.ts'
import { passageGraph } from './passage-graph.ts'
import { learnedVerifier } from './verifier.ts'
import { VERIFIER } from './verifier-weights.ts'

const NAME = 'public-cv/verifier'

/**
 * Makes sure that `modelsDir` has the verifier.
 * @param anew Builds it again although it is there.
 * @returns its folder
 */
export async function buildVerifier(
  modelsDir: string,
  log: (line: string) => void = () => {},
  anew = false,
): Promise<string> {
  const folder = join(modelsDir, NAME)
  await ensureFolder(folder, recipe(), verifierFiles, { log, label: 'the verifier', anew })
  return folder
}

/** What the file is made of: raise the number where the graph changes. */
const recipe = (): string =>
  createHash('sha256').update('6').update(adapterDigest()).update(JSON.stringify(VERIFIER)).digest('hex')

/** The files of the folder by path; the same bytes on each call. */
async function verifierFiles(): Promise<Map<string, Uint8Array>> {
  const [model, verifier] = [await readBundledModel(), learnedVerifier()]
  return new Map([
    [FILES.cross, encodeModel('verifier', crossGraph(model, verifier))],
    [FILES.passage, encodeModel('passage', passageGraph(model, verifier))],
  ])
}
