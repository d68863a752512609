/** A mock server answers web-standard requests. `Response.error()` breaks the connection. */
export type Mock = (request: Request) => Response | Promise<Response>

/** Answers by the value of an option. */
export type Answers = Readonly<Record<string, () => Response | Promise<Response>>>

/** The answer to an option's value, if it has one. What every object has, such as `constructor`, is none. */
export const find = (answers: Answers, value: string) =>
  Object.hasOwn(answers, value) ? answers[value] : undefined

/** Readable from any origin, like what it stands for. */
export const answer = (
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | null,
  type = 'text/plain',
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  new Response(body, {
    status,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
      'Content-Type': `${type}; charset=utf-8`,
      ...headers,
    },
  })

/** Faults that every server can have. */
export const faults: Answers = {
  hang: () => new Promise(() => {}),
  lost: () => Response.error(),
  500: () => answer('Internal Server Error', 'text/plain', { status: 500 }),
  404: () => answer('Not Found', 'text/plain', { status: 404 }),
  html: () => answer('<!doctype html><title>Sign in</title><h1>Sign in</h1>', 'text/html'),
}

/** The option of a request, or as `ofPage` of the page that sends it: a server's URL is fixed at build time. */
export function readOption({ url, headers }: Request, ofPage: string): string {
  const { searchParams } = new URL(url)
  const own = searchParams.get('fault') ?? searchParams.get('list')
  const page = headers.get('referer') ?? ''
  return own ?? (URL.canParse(page) ? (new URL(page).searchParams.get(ofPage) ?? '') : '')
}
