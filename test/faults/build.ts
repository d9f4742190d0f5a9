/** Before test:faults: dist/ is built once, so that no file of tests replaces it while another runs it. */
import { buildDist } from '../support/service.ts'

export default function setup(): void {
  buildDist()
}
