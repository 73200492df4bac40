export {
  entities,
  entityOf,
  type Records,
  references,
  type TableName,
  tableNames,
} from '@foothold/core/domain/entities.ts';
