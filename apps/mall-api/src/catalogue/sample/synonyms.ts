import { electric } from './synonyms/electric.ts'
import { fluid } from './synonyms/fluid.ts'
import { materials } from './synonyms/materials.ts'
import { mechanics } from './synonyms/mechanics.ts'
import { workshop } from './synonyms/workshop.ts'

/** Words that mean the same to buyers, in both languages; any of a group finds what any other is said of. */
export const synonyms: readonly (readonly string[])[] = [mechanics, fluid, electric, workshop, materials].flatMap(
  (list) =>
    list
      .trim()
      .split('\n')
      .map((group) => group.trim().split('|')),
)
