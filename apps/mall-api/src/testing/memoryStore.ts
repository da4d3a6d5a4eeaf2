import type { FileStore } from '../core/files/fileStore.ts'

export function memoryStore(): FileStore & { kept: Map<string, Uint8Array<ArrayBuffer>> } {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    kept,
    put: async (id, bytes) => void kept.set(id, new Uint8Array(bytes)),
    get: async (id) => kept.get(id),
    remove: async (id) => void kept.delete(id),
  }
}
