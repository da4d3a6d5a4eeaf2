import { describe, expect, it, vi } from 'vitest'
import { localDrafts } from './drafts.ts'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: () => null,
    clear: () => kept.clear(),
    get length() {
      return kept.size
    },
  }
}

describe('drafts in the browser', () => {
  it('are loaded as they were saved, by page', async () => {
    const drafts = localDrafts({ storage: memory() })
    await drafts.save('home', { content: '[1]', savedAt: 5 })
    expect(await drafts.load('home')).toEqual({ content: '[1]', savedAt: 5 })
    expect(await drafts.load('other')).toBeUndefined()
    await drafts.remove('home')
    expect(await drafts.load('home')).toBeUndefined()
  })

  it.each(['', 'null', '[]', '{"content":1,"savedAt":2}', '{"content":"a"}', '{"a'])(
    'ignore %j under their key',
    async (text) => {
      const storage = memory()
      storage.setItem('millwright.draft.home', text)
      expect(await localDrafts({ storage }).load('home')).toBeUndefined()
    },
  )

  it('tell two editors of one page of each other', async () => {
    const drafts = localDrafts({ storage: memory() })
    const [first, second, elsewhere] = [vi.fn(), vi.fn(), vi.fn()]
    const ends = [drafts.join?.('page', first), drafts.join?.('else', elsewhere), drafts.join?.('page', second)]
    await vi.waitFor(() => expect([first.mock.calls.length > 0, second.mock.calls.length > 0]).toEqual([true, true]))
    expect(elsewhere).not.toHaveBeenCalled()
    for (const end of ends) end?.()
  })
})
