declare module '@20minutes/s3rver' {
  /** An S3-compatible server over a folder. */
  class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
  export { S3rver as default }
}
