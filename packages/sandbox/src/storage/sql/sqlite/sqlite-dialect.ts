import { SqliteAdapter, SqliteDialect } from "kysely";

/** SQLite, with migrations in a transaction: a killed process leaves none half done. */
export class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
