/** content/profile.json: what the owner says about the page beyond the CV itself. All of it is optional. */
import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'

export const profileSchema = z.strictObject({
  name: z.string().trim().min(1).max(200).optional().describe('Name of the person; else the first heading'),
  headline: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .optional()
    .describe('One line about the person; else the first line of the CV'),
  links: z
    .array(
      z.strictObject({
        label: z.string().trim().min(1).max(100),
        url: z.url({ protocol: /^(https?|mailto)$/ }).max(2048),
      }),
    )
    .max(20)
    .optional()
    .describe('Links to show; else those of the contact section'),
  private: z
    .array(z.string().trim().min(3).max(200))
    .max(50)
    .optional()
    .describe('Lines of the CV that hold one of these texts are left out of public reads and answers'),
})
export type Profile = z.infer<typeof profileSchema>

/**
 * Reads profile.json; a missing file is an empty profile.
 * @throws Error with one line that names the field, when the file is not valid
 */
export async function readProfile(path: string): Promise<Profile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  let json: unknown
  try {
    // Some editors begin a file with a byte order mark.
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`profile.json is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
  const parsed = profileSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Error(`profile.json: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'not valid'}`)
}

/** When profile.json came to be what it is: a copy keeps the time of its content, but is new where it is put. */
export const profileChangedAt = (path: string): Promise<Date | undefined> =>
  stat(path).then(
    ({ ctime }) => ctime,
    () => undefined,
  )

/** The CV without the lines that hold one of the private texts (upper and lower case count as equal). */
export function withoutPrivateLines(markdown: string, hidden: readonly string[]): string {
  if (hidden.length === 0) return markdown
  const needles = hidden.map((text) => text.toLowerCase())
  return markdown
    .split(/(?<=\n)/)
    .filter((line) => !needles.some((needle) => line.toLowerCase().includes(needle)))
    .join('')
}
