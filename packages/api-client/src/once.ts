import { ApiError } from './apiError.ts'

/** Storage for idempotency keys that survives a failure: a tab's `sessionStorage`, a cookie, a table. */
export type KeyStore = {
  get: (intent: string) => string | undefined | null | Promise<string | undefined | null>
  set: (intent: string, key: string) => unknown
  delete: (intent: string) => unknown
}

/**
 * Returns whether the server reported the result of a call. Otherwise the call may have succeeded, and only a retry
 * with the same idempotency key is safe.
 */
export function isDefinite(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'refused' || error.kind === 'login')
}

/**
 * Creates a function for calls that must happen once, such as an order or a payment (ADR 12). `intent` is the host's
 * name for the user's action (`order of cart 7`). Its idempotency key is created at the first attempt and kept until
 * the server has reported the result, so that retries, also after a reload, carry the same key. A second press during a
 * call waits for the same response.
 *
 * `const done = await once('order of cart 7', (uuid) => api.submitOrder({ uuid, orderShopParams }), priced.uuid)`
 */
export function createOnce(store: KeyStore) {
  const underWay = new Map<string, Promise<unknown>>()

  async function attempt<T>(intent: string, work: (key: string) => Promise<T>, key: string): Promise<T> {
    await store.set(intent, key)
    try {
      const answer = await work(key)
      await store.delete(intent)
      return answer
    } catch (error) {
      if (isDefinite(error)) await store.delete(intent)
      throw error
    }
  }

  return {
    once: <T>(intent: string, work: (key: string) => Promise<T>, fresh = newKey()): Promise<T> => {
      const running = underWay.get(intent) as Promise<T> | undefined
      if (running) return running
      const started = Promise.resolve(store.get(intent))
        .then((kept) => attempt(intent, work, kept || fresh))
        .finally(() => underWay.delete(intent))
      underWay.set(intent, started)
      return started
    },
    /** Returns the idempotency key of an attempt with unknown result, so that the host can ask for the result. */
    unknown: async (intent: string): Promise<string | undefined> => (await store.get(intent)) || undefined,
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
