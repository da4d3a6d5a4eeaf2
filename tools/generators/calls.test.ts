import { contract } from '@millwright/contract/contract'
import * as values from '@millwright/contract/values'
import { expect, it } from 'vitest'
import { callsText } from './calls.ts'

const linesOf = (calls: object) => callsText({ ...calls }, values).split('\n')
/** Leaves out imports, which name the helpers of all calls and so may change with a new call. */
const withoutImports = (line: string) => !line.startsWith('import')

it.each(['prodInfo', 'homepage', 'myOrder', 'balanceLog', 'searchProd', 'areaTree'] as const)(
  'changes no line of another call when %s is added',
  (call) => {
    const { [call]: added, ...others } = contract
    const before = linesOf(others).filter(withoutImports)
    const after = new Set(linesOf(contract))
    expect(added.path).toBeTruthy()
    expect(before.filter((line) => !after.has(line))).toEqual([])
    expect(linesOf({ [call]: added, ...others }).toSorted()).toEqual(linesOf({ ...others, [call]: added }).toSorted())
  },
)
