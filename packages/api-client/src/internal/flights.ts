type Flight = { promise: Promise<unknown>; waiting: number; given: AbortController }

/** Shares one request among identical reads in flight. The request is aborted when its last caller aborts. */
export function createRequestSharing() {
  const flights = new Map<string, Flight>()

  function take(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
    const given = new AbortController()
    const flight: Flight = { given, waiting: 0, promise: start(given.signal).finally(() => land(key, flight)) }
    flights.set(key, flight)
    return flight
  }
  function land(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  return function join(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<unknown>,
    gone: () => Error,
  ): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(gone())
    const flight = flights.get(key) ?? take(key, start)
    flight.waiting++
    if (!signal) return flight.promise
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(gone())
        if (--flight.waiting > 0) return
        land(key, flight)
        flight.given.abort()
      }
      signal.addEventListener('abort', leave, { once: true })
      flight.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }
}
