export {
  entities,
  entityOf,
  type Records,
  references,
  type TableName,
  tableNames,
} from '@foothold/core/own-data/entities.ts';
