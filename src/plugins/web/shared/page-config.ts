/** What the server tells the script of a signed-in page, as JSON in the page. */
export interface PageConfig {
  readonly oauth: {
    readonly issuer: string
    readonly authorization: string
    readonly token: string
    readonly revocation: string | undefined
    readonly endSession: string | undefined
    readonly clientId: string
    readonly redirectUri: string
    /** Space-separated. */
    readonly scope: string
    /** Resource the tokens are for. */
    readonly resource: string
  }
  readonly baseUrl: string
  readonly mcpUrl: string
  /** Allows the editor's styles. */
  readonly nonce: string
  readonly maxContentBytes: number
  /** Whether people can be invited here: the embedded SSO runs. */
  readonly invites: boolean
}

export const CONFIG_ID = 'page-config'
