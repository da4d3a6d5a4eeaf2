import { Client, errors } from '@opensearch-project/opensearch'

export type Json = { readonly [name: string]: unknown }

/** Milliseconds that one request may take. After this time the request goes to another node. */
const TIMEOUT = 10_000

/** The error of a request that no node of the search engine answered. */
export class EngineUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the search engine does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/**
 * Sends requests to the nodes of an OpenSearch cluster in turn. If a node cannot be reached, its request goes to the
 * next.
 */
export class EngineClient {
  private readonly client: Client
  private readonly nodes: number

  constructor(addresses: readonly string[]) {
    this.nodes = addresses.length
    this.client = new Client({
      nodes: [...addresses],
      maxRetries: Math.max(2, addresses.length),
      requestTimeout: TIMEOUT,
      resurrectStrategy: 'ping',
      pingTimeout: 1_000,
    })
  }

  /** Returns the response in the type that the caller declares. A list as body is sent as JSON lines. */
  async send<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: Json | readonly Json[],
    { timeout = TIMEOUT, ignore = [] }: { timeout?: number; ignore?: number[] } = {},
  ): Promise<Answer> {
    const content = Array.isArray(body) ? { bulkBody: [...body] } : body && { body }
    for (let attempt = 1; ; attempt++) {
      try {
        const { body: answer } = await this.client.transport.request(
          { method, path, ...content },
          { requestTimeout: timeout, ignore },
        )
        return answer as Answer
      } catch (error) {
        // A node that shuts down refuses requests that another node can answer.
        if (!isOutage(error)) throw error
        if (attempt > this.nodes) throw new EngineUnavailable(error)
      }
    }
  }

  async close(): Promise<void> {
    await this.client.close()
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return [429, 502, 503, 504].includes(error.statusCode ?? 0)
  return error instanceof errors.OpenSearchClientError
}
