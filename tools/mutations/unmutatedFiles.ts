/**
 * The folders in which every file belongs to a mutation subject or is listed here with a reason. Code that moves money,
 * stock or rights is mutated. A test fails for a new file that is in neither.
 */
export const watched = ['packages/domain/src', 'packages/edge/src', 'apps/mall-api/src'] as const

const nothing = 'It changes no money, no stock and no rights'

export const unmutatedFiles: Readonly<Record<string, string>> = {
  'packages/domain/src/account/{profile,readAddress,userAgent}.ts': `${nothing}: it parses or formats what a person wrote.`,
  'packages/domain/src/account/{firstSteps,initialOf,ownCompany}.ts': `${nothing}: the steps that a new buyer sees, the letter of a name, and the company that forms offer.`,
  'packages/domain/src/account/pastedAddress/*.ts': `${nothing}: it parses a pasted address.`,
  'packages/domain/src/chat/*.ts': `${nothing}: chat messages; the fuzzer tries to break the parser.`,
  'packages/domain/src/constants.ts': 'Only constants.',
  'packages/domain/src/content/*.ts': `${nothing}: limits of texts.`,
  'packages/domain/src/files/{fileKinds,filePath}.ts': 'The subject files tests the allowed files with whole uploads.',
  'packages/domain/src/{id,isRecord,locale,partsOf,table,time,weekRange,writtenIn}.ts': `${nothing}.`,
  'packages/domain/src/link/{linkedText,productPath,readableHref,suggestionPath}.ts': `${nothing}: readable addresses; link.ts decides which links are allowed.`,
  'packages/domain/src/list/{category,refinements}.ts': `${nothing}: the address of a list.`,
  'packages/domain/src/member/{balanceQuery,pointsQuery}.ts': `${nothing}: the address of a list.`,
  'packages/domain/src/order/{commentProblems,orderQuery}.ts': `${nothing}: a form’s texts and a list’s address.`,
  'packages/domain/src/message/messageKinds.ts': 'Only names.',
  'packages/domain/src/paths/*.ts': `${nothing}: how a shop’s addresses are written.`,
  'packages/domain/src/product/{cardTitle,compared,leadingSku,measure,prodType,sizeName,skuMatrix,unbrokenFacts,unitOf,weight}.ts': `${nothing}: how a product is shown.`,
  'packages/domain/src/quick-order/limits.ts': `${nothing}: it holds limits.`,
  'packages/domain/src/quote/{byPlace,cellSigns,chatter,countPlace,inquiryLimits,labelledLine,lineCounts,lineNote,lineReading,pastedLine,pastedList,plainLine,quantityWords,tableColumns,tidyModel}.ts': `${nothing}: it parses a pasted list.`,
  'packages/domain/src/shop/application.ts': `${nothing}: a form’s missing fields; the subject own shops tests who may submit the form.`,

  'packages/edge/src/{edgeReadings,log,metrics,observ*,serveMetrics,sparingLog,startTracing,tracing}.ts': `${nothing}: the log, spans and metrics.`,

  'packages/edge/src/drainRequests.ts': 'The end of the programs.',

  'apps/mall-api/src/*.ts': 'Entry points of programs.',
  'apps/mall-api/src/contexts/exchange/!(productPatch|productStatements|scaledTiersSql|writeFigures|writeProducts|writeRows|importRun|seenKeys|findSkus|orderChanges).ts':
    'Reading and writing files: hostile files and round trips are tested on whole files.',
  'apps/mall-api/src/contexts/{files/tables/*,quick-order/{fileHandlers,fileText}}.ts':
    'Reading lists from files, in a worker thread: the run lists of the fuzzer tests whole files.',
  'apps/mall-api/src/{contexts/article-number/{exportNumbers,ownedBy},core/search/skusOfCodes}.ts': `${nothing}: it reads data; the subject article numbers tests who may see it.`,
  'packages/domain/src/article-number/limits.ts': 'Only constants.',
  'packages/domain/src/order-list/limits.ts': 'Only constants.',
  'apps/mall-api/src/contexts/order-list/{lineRows,listColumnWords,listTable,listWorkbook,ownedBy,priceLines}.ts': `${nothing}: it reads data and writes files; the subject order lists tests who may see them.`,
  'apps/mall-api/src/core/wire/csv.ts': 'The round trips of exports and imports test it.',
  'apps/mall-api/src/{db,sample,testing}/**/*.ts': 'The database and its tests, sample data.',
  'apps/mall-api/src/{console/!(guard|administrators|signInRoutes|audit|mayReadFile|shopChoice),core/console/!(shopScope)}.ts':
    'The pages of the seller console; the subject console’s door tests who may see them and post to them.',
  'apps/mall-api/src/{contexts/*/{seed,consoleSections,*ConsoleSection,*Seed,sample*},core/{messages/*,identity/samplePeople}}.ts':
    'Sample data, texts, and the seller console: its rules are in the files that it calls.',
  'apps/mall-api/src/contexts/{account,cart,catalogue,credit,member,order,quick-order,quote}/{regions,cards,detail,related,billW*,*Workbook,workbook*,orderParties,matchList,readList,candidates,signs,cartTemplate,equivalents}.ts': `${nothing}: it reads and formats data.`,
  'apps/mall-api/src/contexts/after-sale/{invoiceDocument,invoicePdf,invoiceDocumentTexts}.ts': `${nothing}: an invoice’s sheet; its sums are in invoices.ts.`,
  'apps/mall-api/src/{contexts/catalogue/{drawings,sample},core/catalogue}/**/*.ts': 'Sample data.',
  'apps/mall-api/src/contexts/catalogue/{evaluateOf,handlers,supermarket}.ts': `${nothing}: the catalogue is public.`,
  'apps/mall-api/src/contexts/chat/{autoReply,chatContext,socket}.ts': `${nothing}: transport of messages; the subject chat rooms tests who may read them.`,
  'apps/mall-api/src/contexts/content/{excerptOf,handlers,regulation*,shelves}.ts': `${nothing}: public pages.`,
  'apps/mall-api/src/contexts/content/{pages,regulations}/**/*.ts': 'Sample pages.',
  'apps/mall-api/src/{contexts/files/{consoleFileUrl,folderStore,openFileStore,s3Store},core/files/fileStore}.ts': `${nothing}: storage of bytes.`,
  'apps/mall-api/src/contexts/order/carriers.ts': `${nothing}: names.`,
  'apps/mall-api/src/{contexts/payment/paymentRegistry,core/payment/{purpose,purposeNames}}.ts':
    'Only names, types and the place of a table.',
  'apps/mall-api/src/{contexts,core}/search/**/*.ts': `${nothing}: search results; the relevance benchmark measures them.`,
  'apps/mall-api/src/core/outside/{callService,consolePayments,mailPort,paymentPort,smsPort}.ts': `${nothing}: types, the console’s stand-ins, and fetch.`,
  'apps/mall-api/src/core/{list,wire}/*.ts':
    'The wire format and the pages of lists; core/list/tally.test.ts compares the kept totals with counts.',
  'apps/mall-api/src/core/{call/*,turns/{inListTurn,longWork,traffic}}.ts':
    'The form of handlers, and the turns of long work, which inListTurn.test.ts and longWork.test.ts test.',
  'apps/mall-api/src/contexts/webhook/webhookTypes.ts':
    'The form of what is sent; webhookTypes.test.ts compares it with its guide.',
  'apps/mall-api/src/jobs/*.ts': `${nothing}: a run happens once across instances, which startJobs.test.ts tests with two processes.`,
  'apps/mall-api/src/app/{backup,badInput,consoleSections,clock,compose,cors,fieldNames,mallReadings,observeRequests,openMall,handlers,mallJobs,pictures,ports,readArguments,readJson,settings,startProblem}.ts':
    'The wire format, the start of the programs, and the registries of the contexts.',
  'apps/mall-api/src/app/{answerError,app}.ts':
    'Every test of a call runs through it. conformance.test.ts tests the sign-in of every call, readJson.test.ts the reading of bodies, and the subject limits the client’s address.',
  'apps/mall-api/src/contexts/shop/{findShops,handlers,shopNames}.ts': `${nothing}: shops are public.`,
  'apps/mall-api/src/{contexts,core}/site/*.ts': `${nothing}: notices and the site’s texts.`,
}
