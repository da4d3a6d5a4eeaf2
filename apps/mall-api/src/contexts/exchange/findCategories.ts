import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { FaultCode } from './fault.ts'

const LEVELS = 3
type Category = { id: number; parent: number; grade: number; zh: string; en: string }

/**
 * Finds categories of the third level by number or by path. With `create`, missing categories of a path are created.
 * For a category that is not found, the value is the reason.
 */
export async function findCategories(
  tx: Db,
  texts: Iterable<string>,
  create: boolean,
): Promise<Map<string, number | FaultCode>> {
  const categories = await tx.query<Category>(
    `select category_id as id, parent_id as parent, grade, name->>'zh' as zh, name->>'en' as en from category order by category_id`,
  )
  const found = new Map<string, number | FaultCode>()
  for (const text of new Set(texts))
    found.set(
      text,
      /^\d{1,16}$/.test(text)
        ? byNumber(categories, Number(text))
        : await byPath(tx, categories, namesOf(text), create),
    )
  return found
}

const namesOf = (path: string) => path.split('>').map((name) => name.trim())

function byNumber(categories: readonly Category[], wanted: number): number | FaultCode {
  const category = categories.find(({ id }) => id === wanted)
  return !category ? 'noCategory' : category.grade === LEVELS ? wanted : 'categoryLevel'
}

async function byPath(
  tx: Db,
  categories: Category[],
  names: readonly string[],
  create: boolean,
): Promise<number | FaultCode> {
  if (names.length !== LEVELS || names.includes('')) return 'categoryLevel'
  let parent = 0
  for (const [at, name] of names.entries()) {
    const known = categories.find((each) => each.parent === parent && (each.zh === name || each.en === name))
    if (!known && !create) return 'noCategory'
    const category = known ?? (await createCategory(tx, { parent, grade: at + 1, name }))
    if (!known) categories.push(category)
    parent = category.id
  }
  return parent
}

async function createCategory(
  tx: Db,
  { parent, grade, name }: { parent: number; grade: number; name: string },
): Promise<Category> {
  const { id } = await queryOne<{ id: number }>(
    tx,
    `
    insert into category (category_id, parent_id, grade, seq, name, status)
    select nextval('imported_category_id'), $1::bigint, $2::int, coalesce(max(seq), 0) + 1, jsonb_build_object('zh', $3::text, 'en', $3::text), 1
    from category where parent_id = $1::bigint returning category_id as id`,
    [parent, grade, name],
  )
  return { id, parent, grade, zh: name, en: name }
}
