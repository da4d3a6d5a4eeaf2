/** The version of the document format. Each version has its own alias, so that two versions of the API can run. */
const FORM = 1

/** The alias of the index that answers searches. */
export const ALIAS = `millwright-products-${FORM}`

/** The maximum number of SKUs of one shard, so that a search of a large catalogue runs on several processors. */
const SHARD_SKUS = 500_000
const SHARDS_MOST = 8

const keyword = { type: 'keyword' }
/** A field that is matched, but neither sorted nor counted. */
const token = { type: 'keyword', doc_values: false }
const id = { type: 'long' }
const number = { type: 'double' }
/** Text of which any part can be found. The engine compares the original text, which it reads from the column. */
const parts = { type: 'wildcard', doc_values: true }

/**
 * A document is a product, and `rows` are its SKUs: products are counted, SKUs are matched (ADR 15). A row repeats
 * those fields of its product by which it is matched, because a nested query sees only the row.
 */
export function indexOf(skus: number) {
  return {
    settings: {
      number_of_shards: Math.min(SHARDS_MOST, 1 + Math.floor(skus / SHARD_SKUS)),
      number_of_replicas: 0,
      refresh_interval: '-1',
      'mapping.total_fields.limit': 10_000,
      'mapping.nested_objects.limit': 100_000,
      max_result_window: 1_000_000,
      max_inner_result_window: 10_000,
      max_terms_count: 200_000,
    },
    mappings: {
      dynamic: false,
      _source: { excludes: ['rows', 'names'] },
      properties: {
        prod: id,
        shop: id,
        brand: id,
        category: id,
        sold: number,
        comments: number,
        listed: number,
        values: id,
        names: parts,
        rows: {
          type: 'nested',
          dynamic: true,
          properties: {
            sku: id,
            at: { type: 'integer' },
            prod: id,
            shop: id,
            brand: id,
            category: id,
            listed: { type: 'boolean' },
            title: parts,
            model: keyword,
            written: keyword,
            pieces: token,
            figures: token,
            words: token,
            values: id,
            attrs: id,
            price: number,
            stocked: { type: 'boolean' },
            // Numeric attributes by id, for tables that are sorted by an attribute.
            numbers: { type: 'object', dynamic: true },
          },
        },
      },
      dynamic_templates: [{ numbers: { path_match: 'rows.numbers.*', mapping: { type: 'double', index: false } } }],
    },
  }
}

/** The settings of a filled index: a copy on each of up to three nodes, and changes shown within a second. */
export const filledSettings = { refresh_interval: '1s', auto_expand_replicas: '0-2' }
