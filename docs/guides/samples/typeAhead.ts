import { createLatest } from '@millwright/api-client/latest'
import { api } from './smallMall.ts'

const ask = createLatest()

export async function typed(keyword: string, show: (words: string[]) => void) {
  const found = await ask((signal) => api.suggest({ keyword }, { signal }))
  if (found) show(found.map(({ text }) => text))
}
