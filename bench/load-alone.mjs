// node bench/load-alone.mjs INDEX_DIR: loads the modules of the service and the model, and says so; nothing is served.
const load = (path) => import(new URL(`../dist/${path}`, import.meta.url).href)
await load('server/app.js')
// The engine's, which a start loads while it goes on.
await Promise.all(
  ['rag/rag-engine.js', 'rag/embed/langchain.js', 'rag/vector-index/saved-index.js'].map(load),
)
const { resolveModel } = await load('rag/model/resolve.js')
const { Embedder } = await load('rag/embed/embedder.js')
const log = () => undefined
await Embedder.start({
  ...(await resolveModel({ indexDir: process.argv[2], log })),
  maxTokens: 256,
  queueLimit: 256,
  log,
})
process.stdout.write('loaded\n')
