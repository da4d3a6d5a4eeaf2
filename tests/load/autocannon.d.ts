declare module 'autocannon' {
  type Result = {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    duration: number
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: {
    url: string
    connections: number
    amount: number
    timeout: number
  }): Promise<Result>
}
