import { problemKeys } from '@millwright/api-client/problemKeys'
import { en, zh } from '@millwright/i18n/namespaces/errors'
import { expect, it } from 'vitest'

it('has a text in both languages for every code and every kind of failure [R8.05, R8.06]', () => {
  for (const key of [...Object.values(problemKeys), 'timeout', 'network', 'nonsense'] as const) {
    expect(zh[key], key).toBeTruthy()
    expect(en[key], key).toBeTruthy()
  }
})
