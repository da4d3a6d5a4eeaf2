import { S3mini } from 's3mini'
import type { FileStore } from '../../core/files/fileStore.ts'

/** Timeout of one storage request in milliseconds. */
const PATIENCE = 15_000

/** Stores files in S3 storage. The bucket must exist and be private. */
export function s3Store(url: string): FileStore {
  const { accessKeyId, secretAccessKey, endpoint, region } = readAddress(url)
  const storage = new S3mini({ accessKeyId, secretAccessKey, endpoint, region, requestAbortTimeout: PATIENCE })
  return {
    async put(id, bytes, type) {
      const { ok, status } = await storage.putObject(keyOf(id), Buffer.from(bytes), type)
      if (!ok) throw new Error(`the storage of files answered ${status}`)
    },
    async get(id) {
      const bytes = await storage.getObjectArrayBuffer(keyOf(id))
      return bytes === null ? undefined : new Uint8Array(bytes)
    },
    async remove(id) {
      await storage.deleteObject(keyOf(id))
    },
  }
}

const keyOf = (id: string) => `files/${id}`

function readAddress(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const whole = url && /^https?:$/.test(url.protocol) && url.username && url.password && url.pathname.length > 1
  // The error omits the URL, because it contains a secret.
  if (!whole) throw new Error('FILES_URL is to be https://KEY:SECRET@HOST/BUCKET?region=REGION')
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: url.origin + url.pathname.replace(/\/+$/, ''),
    region: url.searchParams.get('region') ?? 'auto',
  }
}
