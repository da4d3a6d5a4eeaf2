import { readServerTime } from '@millwright/domain/time'
import type { Db } from '../../db/db.ts'
import { insert } from '../../db/rows.ts'
import { regulationClasses } from './regulations/classes.ts'
import { regulationTexts } from './regulations/texts.ts'

export async function importRegulations(db: Db): Promise<void> {
  await insert(
    db,
    'regulation_class',
    regulationClasses.map(({ id, name, summary }, seq) => ({ class_id: id, name, summary, seq })),
    'class_id bigint, name jsonb, summary jsonb, seq int',
    { key: 'class_id' },
  )
  await insert(
    db,
    'regulation',
    regulationTexts.map(({ id, categoryId }, seq) => ({ regulation_id: id, class_id: categoryId, seq })),
    'regulation_id bigint, class_id bigint, seq int',
    { key: 'regulation_id' },
  )
  const versions = regulationTexts.flatMap(({ id, title, versions }) =>
    versions.map(({ on, content, title: former }, at) => ({
      regulation_id: id,
      version: at + 1,
      title: former ?? title,
      content,
      published: readServerTime(`${on} 09:00:00`),
    })),
  )
  await insert(
    db,
    'regulation_version',
    versions,
    'regulation_id bigint, version int, title jsonb, content jsonb, published bigint',
    { key: 'regulation_id, version' },
  )
}
