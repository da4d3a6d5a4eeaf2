/**
 * The folders in which every file belongs to a mutation subject or is listed here with a reason. Code that moves money,
 * stock or rights is mutated. A test fails for a new file that is in neither.
 */
export const watched = ['packages/domain/src', 'packages/edge/src', 'apps/mall-api/src'] as const

const nothing = 'It moves no money, no stock and nobody’s rights'

export const outside: Readonly<Record<string, string>> = {
  'packages/domain/src/account/{profile,readAddress,userAgent}.ts': `${nothing}: it reads or says what somebody wrote.`,
  'packages/domain/src/account/pastedAddress/*.ts': `${nothing}: it reads an address that was pasted.`,
  'packages/domain/src/chat/*.ts': `${nothing}: what is said in a chat; the fuzzer breaks it.`,
  'packages/domain/src/constants.ts': 'Constants alone.',
  'packages/domain/src/content/*.ts': `${nothing}: limits of texts.`,
  'packages/domain/src/files/fileKinds.ts': 'What a file may be is asked by the subject files, of whole uploads.',
  'packages/domain/src/{id,locale,time,weekOf,writtenIn}.ts': `${nothing}.`,
  'packages/domain/src/link/{linkedText,productPath,readableHref,suggestionPath}.ts': `${nothing}: addresses for people; what a link may do is in link.ts.`,
  'packages/domain/src/list/{category,refinements}.ts': `${nothing}: the address of a list.`,
  'packages/domain/src/member/{balanceQuery,pointsQuery}.ts': `${nothing}: the address of a list.`,
  'packages/domain/src/order/{commentProblems,orderQuery}.ts': `${nothing}: a form’s words and a list’s address.`,
  'packages/domain/src/paths/*.ts': `${nothing}: how a shop’s addresses are written.`,
  'packages/domain/src/product/{cardTitle,compared,leadingSku,measure,prodType,skuMatrix,unbrokenFacts,weight}.ts': `${nothing}: how a product is shown.`,
  'packages/domain/src/quote/{inquiryLimits,pastedList,quantityWords}.ts': `${nothing}: it reads a list that was pasted.`,
  'packages/domain/src/shop/application.ts': `${nothing}: what is missing in a form; who may send it is in the subject own shops.`,

  'apps/mall-api/src/*.ts': 'Programs that are started.',
  'apps/mall-api/src/{db,sample,testing}/**/*.ts': 'The database and its tests, sample data.',
  'apps/mall-api/src/{console/!(guard),core/console/*}.ts':
    'The bench’s pages; who may see them and post to them is in the subject bench’s door.',
  'apps/mall-api/src/{contexts/*/{seed,bench,*Seed,*Bench,sample*},core/{messages/*,identity/samplePeople}}.ts':
    'Sample data, words, and the bench, which stands in for sellers: its rules are those of the files that it calls.',
  'apps/mall-api/src/contexts/{account,cart,catalogue,credit,member,order,quote}/{regions,cards,detail,related,billW*,*Workbook,workbook*,matchList,cartTemplate}.ts': `${nothing}: what is read and printed.`,
  'apps/mall-api/src/contexts/after-sale/{invoiceDocument,invoicePdf,invoiceWords}.ts': `${nothing}: an invoice’s sheet; its sums are in invoices.ts.`,
  'apps/mall-api/src/{contexts/catalogue/{drawings,sample},core/catalogue}/**/*.ts': 'Sample data.',
  'apps/mall-api/src/contexts/catalogue/{evaluateOf,handlers,supermarket}.ts': `${nothing}: the catalogue is everybody’s.`,
  'apps/mall-api/src/contexts/chat/{answerOf,chatAt,socket}.ts': `${nothing}: how words travel; whose they are is in the subject chat rooms.`,
  'apps/mall-api/src/contexts/content/{excerptOf,handlers,regulation*,shelves}.ts': `${nothing}: pages of everybody.`,
  'apps/mall-api/src/contexts/content/{pages,regulations}/**/*.ts': 'Sample pages.',
  'apps/mall-api/src/{contexts/files/{benchAddress,folderStore,openFileStore,s3Store},core/files/fileStore}.ts': `${nothing}: where bytes are kept.`,
  'apps/mall-api/src/contexts/order/carriers.ts': `${nothing}: names.`,
  'apps/mall-api/src/{contexts/payment/paymentRegistry,core/payment/{purpose,purposeNames}}.ts':
    'Names, types and the place of a table.',
  'apps/mall-api/src/{contexts,core}/search/**/*.ts': `${nothing}: what is found; the relevance bench judges it.`,
  'apps/mall-api/src/core/{call,wire}/*.ts': 'The wire: words, dates and shapes.',
  'apps/mall-api/src/app/{backup,badInput,benchSections,clock,compose,cors,fieldNames,filled,handlers,pictures,readJson,startProblem,sweeps}.ts':
    'The wire, the start of the programs, and tables of what the contexts supply.',
  'apps/mall-api/src/app/app.ts':
    'Every test of a call goes through it. Who is let in is tried on every call by conformance.test.ts, what is read before that by readJson.test.ts, whose address counts is in the subject limits.',
  'apps/mall-api/src/contexts/shop/{findShops,handlers,shopNames}.ts': `${nothing}: shops are everybody’s.`,
  'apps/mall-api/src/{contexts,core}/site/*.ts': `${nothing}: notices and the site’s texts.`,
}
