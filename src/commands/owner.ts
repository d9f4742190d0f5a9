// npm run owner -- set-password | rotate-keys | invite NAME | users | remove ID: the embedded SSO from the terminal.
import { parseArgs } from 'node:util'
import { listUsers, OWNER_ID, removeUser, setOwnerPassword } from '../plugins/sso/accounts.ts'
import { createInvite } from '../plugins/sso/invite-links.ts'
import { rotateSigningKeys } from '../plugins/sso/keys.ts'
import { weaknessOf } from '../plugins/sso/password.ts'
import { CommandError, runCommand, type CommandContext } from './context.ts'
import { askHidden, readLine } from './prompt.ts'

const USAGE = `usage: npm run owner -- set-password [--stdin] [--username NAME]
       npm run owner -- rotate-keys [--drop-old]
       npm run owner -- invite NAME
       npm run owner -- users
       npm run owner -- remove ID`

const MAX_USERS_SHOWN = 1000

const { values, positionals } = readArguments()
const [verb = '', ...operands] = positionals

function readArguments() {
  try {
    return parseArgs({
      options: {
        stdin: { type: 'boolean', default: false },
        username: { type: 'string', default: OWNER_ID },
        'drop-old': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}\n`)
    process.exit(1)
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function operand(name: string): string {
  if (operands.length !== 1 || !operands[0]) throw new CommandError(`${verb} takes one ${name}\n${USAGE}`)
  return operands[0]
}

async function readPassword(): Promise<string> {
  if (values.stdin) return readLine()
  const password = await askHidden(`New password for ${values.username} (at least 12 characters): `)
  const weakness = weaknessOf(password, [values.username])
  if (weakness) throw new CommandError(`the password is refused: it needs ${weakness}`)
  if ((await askHidden('Once more: ')) !== password) throw new CommandError('the two passwords differ')
  return password
}

const verbs: Record<string, (context: CommandContext) => Promise<void>> = {
  'set-password': async ({ db, clock, config }) => {
    await setOwnerPassword(db, clock, await readPassword(), values.username)
    say(
      `The password is set, and every session has ended. Sign in as ${values.username} at ${config.BASE_URL}/owner`,
    )
  },
  'rotate-keys': async (context) => {
    const kid = await rotateSigningKeys(context, values['drop-old'])
    say(`Tokens are now signed with key ${kid}${values['drop-old'] ? '; earlier tokens are refused' : ''}.`)
  },
  invite: async ({ db, clock, config }) => {
    const invite = await createInvite(db, clock, config.BASE_URL, operand('name'))
    say(`${invite.username} can choose a password, once, until ${new Date(invite.expiresAt).toISOString()}:`)
    say(invite.url)
  },
  users: async ({ db }) => {
    for (const user of await listUsers(db, MAX_USERS_SHOWN))
      say(`${user.id}  ${user.username}  since ${new Date(user.created_at).toISOString()}`)
  },
  remove: async ({ db }) => {
    const id = operand('id')
    if (!(await removeUser(db, id)))
      throw new CommandError(`there is no user ${id}; see npm run owner -- users`)
    say(`${id} is removed, and every session of theirs has ended.`)
  },
}

await runCommand(async (context) => {
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!run)
    throw new CommandError(`${verb ? `${verb} is no command of owner` : 'what should be done?'}\n${USAGE}`)
  if (context.config.AUTH_URL)
    throw new CommandError(`AUTH_URL is set: accounts and keys are kept by ${context.config.AUTH_URL}`)
  await run(context)
})
