/**
 * Serves: /api/v1/webhooks and /api/v1/owner/webhooks. From: the webhook tables, the outbox of the content store
 * and the leased queue. An update of the CV is one event: fanned out once (fan-out.ts), then each delivery is tried
 * on the schedule (worker.ts, schedule.ts) with a signed request to a checked address (signing.ts, sender.ts).
 */
import fp from 'fastify-plugin'
import { deliveryRoutes } from './delivery-routes.ts'
import { DeliveryStore, TOPIC } from './deliveries.ts'
import { EndpointStore } from './endpoints.ts'
import { FanOut } from './fan-out.ts'
import { ownerRoutes } from './owner-routes.ts'
import { Registrations } from './registrations.ts'
import { registrationRoutes } from './registration-routes.ts'
import { createSender } from './sender.ts'
import { deliveryTopic, disableLongFailing } from './worker.ts'

const SWEEP_MS = 3_600_000
/** After an edit its first readers go before its announcement, whose commit waits for the disk. Milliseconds. */
export const ANNOUNCE_AFTER_MS = 100

export default fp(
  async function webhooks(app) {
    const { db, clock, secrets, config, queue, log } = app
    const allowInsecure = config.ALLOW_INSECURE_WEBHOOKS
    const endpoints = new EndpointStore(db, clock, secrets)
    const deliveries = new DeliveryStore(db, clock, queue)
    const sender = createSender({ clock, allowInsecure })
    const fanOut = new FanOut({ db, clock, config, deliveries, log })
    const worker = { db, clock, secrets, sender, allowInsecure, log }
    queue.register(TOPIC, deliveryTopic(worker))
    let cancelLook = () => {}
    // Whoever is told of a version finds it; one that is long in the making is announced by the outbox's poll.
    app.content.onSwap(() => {
      cancelLook()
      cancelLook = clock.after(ANNOUNCE_AFTER_MS, () => fanOut.look())
    })

    await app.register(registrationRoutes(new Registrations(db, clock, secrets)))
    await app.register(ownerRoutes(endpoints, deliveries))
    await app.register(deliveryRoutes(endpoints, deliveries))

    let cancel = () => {}
    const sweep = async () => {
      await endpoints.sweep()
      await deliveries.sweep()
      await disableLongFailing(worker)
    }
    const sweepNowAndThen = () => {
      cancel = clock.after(SWEEP_MS, () => {
        sweep().catch((error: unknown) => log.error({ err: error }, 'old webhook rows could not be swept'))
        sweepNowAndThen()
      })
    }
    app.addHook('onReady', async () => {
      fanOut.start()
      sweepNowAndThen()
    })
    app.addHook('onClose', async () => {
      cancel()
      cancelLook()
      await fanOut.stop()
      await sender.close()
    })
  },
  { name: 'webhooks', dependencies: ['auth', 'idempotency'] },
)
