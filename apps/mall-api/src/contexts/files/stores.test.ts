import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '../../core/files/fileStore.ts'
import { filesOf, openFileStore } from './openFileStore.ts'

const root = mkdtempSync(join(tmpdir(), 'mall-files-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(root, 's3'),
  configureBuckets: [{ name: 'mall', configs: [] }],
})
const stores: Record<string, FileStore> = {}

beforeAll(async () => {
  const { port } = await server.run()
  stores.folder = openFileStore({ dataDir: root, url: undefined })
  stores.S3 = openFileStore({ dataDir: root, url: `http://S3RVER:S3RVER@127.0.0.1:${port}/mall?region=us-east-1` })
}, 20_000)
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

describe.each(['folder', 'S3'])('files in a %s', (name) => {
  it('are returned unchanged by their id, and are gone after removal', async () => {
    const store = stores[name]!
    const id = crypto.randomUUID()
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    expect(await store.get(id)).toBeUndefined()
    await store.put(id, bytes, 'image/png')
    expect(await store.get(id)).toEqual(bytes)
    await store.put(id, bytes.slice(0, 100), 'image/png')
    expect(await store.get(id)).toEqual(bytes.slice(0, 100))
    await store.remove(id)
    await store.remove(id)
    expect(await store.get(id)).toBeUndefined()
  })
})

it('leaves no temporary file in the folder, and refuses a path as an id', async () => {
  const store = openFileStore({ dataDir: join(root, 'new'), url: undefined })
  await store.put('ab-1', new Uint8Array([1]), 'image/png')
  expect(readdirSync(filesOf(join(root, 'new')), { recursive: true }).toSorted()).toEqual(['ab', join('ab', 'ab-1')])
  await expect(store.get('../../etc/passwd')).rejects.toThrow('no id of a file')
})

it('reports unreachable storage and a malformed address without their secret', async () => {
  const away = openFileStore({ dataDir: root, url: 'http://a:secret@127.0.0.1:9/mall' })
  await expect(away.put('a', new Uint8Array([1]), 'image/png')).rejects.toThrow(/fetch failed|network|ECONNREFUSED/i)
  const problem = () => openFileStore({ dataDir: root, url: 's3://a:secret@host/mall' })
  expect(problem).toThrow('FILES_URL is to be')
  expect(problem).not.toThrow('secret')
})
