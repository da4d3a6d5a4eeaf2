import { describe, expect, it } from 'vitest'
import { firstSteps } from './firstSteps.ts'

const none = { company: false, address: false, payPassword: false, credit: false, order: false }

describe('the first steps of a new buyer', () => {
  it('tick off as they are done', () => {
    expect(firstSteps({ ...none, address: true }).map(({ done }) => done)).toEqual([false, true, false, false, false])
  })

  it('disappear once company, address and first order are there, whatever is still offered', () => {
    expect(firstSteps({ ...none, company: true, address: true, order: true })).toEqual([])
    expect(firstSteps({ ...none, company: true, address: true })).toHaveLength(5)
  })

  it('omit what could not be read, and do not appear for it', () => {
    expect(firstSteps({ ...none, credit: undefined }).map(({ name }) => name)).not.toContain('credit')
    const unread = { company: undefined, address: undefined, payPassword: false, credit: false, order: undefined }
    expect(firstSteps(unread)).toEqual([])
  })
})
