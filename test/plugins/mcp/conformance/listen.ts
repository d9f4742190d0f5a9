// Started by tools/conformance/run.mjs: listens on a free port and prints the address.
import { freePort } from '../../../support/service.ts'
import { conformanceListener } from './listener.ts'

const port = await freePort()
await conformanceListener(port)
process.stdout.write(`http://127.0.0.1:${port}/mcp\n`)
