/** Drizzle's view of the tables that better-auth reads and writes; all other tables are reached by plain SQL. */
export {};
