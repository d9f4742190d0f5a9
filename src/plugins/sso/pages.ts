/** The pages of the embedded SSO: plain HTML without script; one style, allowed by its hash. */
import { createHash } from 'node:crypto'

export interface Page {
  readonly html: string
  /** Content-Security-Policy of this page. */
  readonly csp: string
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1d1d24; --soft: #55555f; --paper: #fff; --line: #75757f; --act: #1f4fbf; --bad: #a3122a }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececf1; --soft: #b5b5c0; --paper: #17171c; --line: #8c8c98; --act: #9db9ff; --bad: #ff9aa8 }
}
* { box-sizing: border-box }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 26rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600 }
input { width: 100%; font: inherit; padding: .6rem .7rem; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .35rem }
button { font: inherit; font-weight: 600; margin: 1.5rem .6rem 0 0; padding: .6rem 1.2rem; border-radius: .35rem; border: 1px solid var(--act); background: var(--act); color: var(--paper); cursor: pointer }
button.plain { background: transparent; color: var(--act) }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
a { color: var(--act) }
code { overflow-wrap: anywhere }
.hint { color: var(--soft); font-size: .95rem }
.fault { color: var(--bad); border-left: .25rem solid var(--bad); padding-left: .75rem }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/**
 * @param redirect where the form may lead in the end: browsers hold form-action against redirects too
 */
function page(title: string, body: string, redirect?: string): Page {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
  const csp = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self'${redirect === undefined ? '' : ` ${sourceOf(redirect)}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, csp }
}

/** A CSP source for a redirect; an IPv6 address cannot be written as one, so its scheme stands in. */
function sourceOf(redirect: string): string {
  if (!URL.canParse(redirect)) return ''
  const url = new URL(redirect)
  return url.hostname.startsWith('[') ? url.protocol : url.origin
}

const fault = (text: string | undefined) =>
  text ? `<p class="fault" role="alert" id="fault">${escapeHtml(text)}</p>` : ''

export interface LoginView {
  readonly action: string
  readonly clientName: string
  readonly redirectUri: string
  readonly username: string
  readonly fault?: string | undefined
}

export function loginPage(view: LoginView): Page {
  const described = view.fault ? ' aria-describedby="fault"' : ''
  return page(
    'Sign in',
    `<p>${escapeHtml(view.clientName)} asks you to sign in.</p>
${fault(view.fault)}
<form method="post" action="${escapeHtml(view.action)}/login">
<label for="username">Name</label>
<input id="username" name="username" value="${escapeHtml(view.username)}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="64"${described}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256" autofocus${described}>
<button type="submit">Sign in</button>
</form>
<form method="post" action="${escapeHtml(view.action)}/abort"><button class="plain" type="submit">Cancel</button></form>`,
    view.redirectUri,
  )
}

/** Shown instead of the form until the owner has chosen a password. */
export function noPasswordPage(): Page {
  return page(
    'Set a password first',
    `<p>Nobody can sign in yet: the owner has not chosen a password.</p>
<p>On the machine that runs this service, in its folder, run:</p>
<p><code>npm run owner -- set-password</code></p>
<p>Then load this page again and sign in with the name <code>owner</code>.</p>`,
  )
}

const SCOPES: Readonly<Record<string, string>> = {
  openid: 'Know who you are',
  profile: 'Know your name here',
  offline_access: 'Stay signed in',
  'cv:read': 'Read the published CV in your name, and use your credits',
  'cv:write': 'Change the published CV, its versions and its webhooks',
}

export interface ConsentView {
  readonly action: string
  readonly clientName: string
  readonly clientId: string
  readonly redirectUri: string
  readonly username: string
  readonly scopes: readonly string[]
}

export function consentPage(view: ConsentView): Page {
  const items = view.scopes.map(
    (scope) => `<li>${escapeHtml(SCOPES[scope] ?? scope)} (<code>${escapeHtml(scope)}</code>)</li>`,
  )
  const { hostname, origin } = new URL(view.redirectUri)
  const local = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  return page(
    `Allow ${view.clientName}?`,
    `<p><strong>${escapeHtml(view.clientName)}</strong> wants to act for <strong>${escapeHtml(view.username)}</strong>:</p>
${items.length ? `<ul>${items.join('')}</ul>` : '<p>It asks for nothing beyond your sign-in.</p>'}
<p>You will be sent to ${local ? 'a program on this computer' : ''} <code>${escapeHtml(origin)}</code>.</p>
<p class="hint">The name is the program's own word. Client <code>${escapeHtml(view.clientId)}</code>. Allow it only if you have just started it yourself.</p>
<form method="post" action="${escapeHtml(view.action)}/consent">
<button type="submit">Allow</button>
<button class="plain" type="submit" formaction="${escapeHtml(view.action)}/abort">Refuse</button>
</form>`,
    view.redirectUri,
  )
}

/** @param form the provider's own form with its token, referred to by the buttons */
export function logoutPage(form: string, redirect?: string): Page {
  return page(
    'Sign out?',
    `<p>This ends your session on this browser.</p>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button class="plain" type="submit" form="op.logoutForm">Stay signed in</button>`,
    redirect,
  )
}

export function signedOutPage(baseUrl: string): Page {
  return page('Signed out', `<p><a href="${escapeHtml(baseUrl)}/">Back to the CV</a></p>`)
}

export function errorPage(error: string, description?: string): Page {
  return page(
    'This did not work',
    `${fault(description ?? 'The sign-in could not go on.')}
<p>Go back to the program you came from and start again.</p>
<p class="hint">Code: <code>${escapeHtml(error)}</code></p>`,
  )
}

export interface InviteView {
  readonly token: string
  readonly username: string
  readonly fault?: string | undefined
}

export function invitePage(view: InviteView): Page {
  const described = `aria-describedby="rules${view.fault ? ' fault' : ''}"`
  return page(
    'Choose a password',
    `<p>You are invited to sign in here as <strong>${escapeHtml(view.username)}</strong>.</p>
${fault(view.fault)}
<form method="post" action="/sso/invite">
<input name="token" value="${escapeHtml(view.token)}" type="hidden">
<input name="username" value="${escapeHtml(view.username)}" autocomplete="username" type="hidden">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required maxlength="256" autofocus ${described}>
<p class="hint" id="rules">At least 12 characters. A few unrelated words do well.</p>
<label for="repeat">Password again</label>
<input id="repeat" name="repeat" type="password" autocomplete="new-password" required maxlength="256">
<button type="submit">Set password</button>
</form>`,
  )
}

export function inviteDonePage(accountUrl: string): Page {
  return page(
    'Done',
    `<p>Your password is set. <a href="${escapeHtml(accountUrl)}">Sign in to your account</a></p>`,
  )
}

export function inviteGonePage(): Page {
  return page(
    'This link is used up',
    '<p>It has expired or was used before. Ask the owner for a new one.</p>',
  )
}
