import { readListFilter, writeListPath } from '@millwright/domain/list/listFilter'
import fc from 'fast-check'
import { property, checkProperties } from '../fuzzRun.ts'
import type { Measurement } from '../measure.ts'

const packed = fc.stringMatching(/^(pn[-=][^/]{0,12}|st=[0-9]|((cpid|cid|thCid|st|p|x)[-=]\d{0,21}_?){0,5})$/u)
const id = fc.oneof(packed, fc.string({ unit: 'binary' }))
const names = fc.constantFrom('brand', 'attr', 'min', 'max', 'stock', 'sort', 'page', 'pn', 'st', 'utm')
const values = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[\d,_^.-]{0,16}$/),
  fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 45, maxLength: 60 }).map((ids) => ids.join()),
  fc.constantFrom('1', '0', 'sales', 'newest', '1e9', '１２', '99999999999999999999'),
)
const query = fc.array(fc.tuple(names, values), { maxLength: 10 }).map((pairs) => new URLSearchParams(pairs))
const address = fc.tuple(id, query)

function readPath(path: string) {
  const url = new URL(path, 'http://mall')
  return readListFilter(decodeURIComponent(url.pathname.slice('/list/'.length)), url.searchParams)
}

export const run: Measurement = async (wish) =>
  checkProperties(
    [
      property('every address is read as a valid filter', address, ([id, query]) => {
        const { filter } = readListFilter(id, query)
        return (
          filter.page >= 1 &&
          filter.categoryPath.length <= 3 &&
          filter.brandIds.length <= 50 &&
          filter.categoryPath.every((id) => /^\d{1,19}$/.test(id))
        )
      }),
      property(
        'a written filter is read back without problems',
        address,
        ([id, query]) => readPath(writeListPath(readListFilter(id, query).filter)).problems.length === 0,
      ),
      property('the canonical address of a canonical address is the same', address, ([id, query]) => {
        const path = writeListPath(readListFilter(id, query).filter)
        return writeListPath(readPath(path).filter) === path
      }),
      property('the canonical address is inside the mall', address, ([id, query]) => {
        const path = writeListPath(readListFilter(id, query).filter)
        return path.startsWith('/list') && new URL(path, 'http://mall').origin === 'http://mall'
      }),
    ],
    wish,
  )
