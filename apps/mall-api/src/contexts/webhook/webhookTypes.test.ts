import { expect, it } from 'vitest'
import { webhookTypes } from './webhookTypes.ts'

it('has an example of each type that the type’s schema returns unchanged', () => {
  for (const [type, { data, example }] of Object.entries(webhookTypes))
    expect(data.parse(example), type).toEqual(example)
})
