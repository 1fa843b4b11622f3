-- Tells every process about an ended session at once, whichever statement ends it, so that its event streams close.
CREATE FUNCTION "announce_ended_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('notifications', json_build_object(
		'accounts', json_build_array(CASE TG_TABLE_NAME WHEN 'accounts' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'account_id' END),
		'kind', NULL, 'projectId', NULL)::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER UPDATE OF "ended_at" ON "sessions" FOR EACH ROW
	WHEN (OLD."ended_at" IS NULL AND NEW."ended_at" IS NOT NULL) EXECUTE FUNCTION "announce_ended_session"();
--> statement-breakpoint
CREATE TRIGGER "accounts_disabled" AFTER UPDATE OF "disabled_at" ON "accounts" FOR EACH ROW
	WHEN (OLD."disabled_at" IS NULL AND NEW."disabled_at" IS NOT NULL) EXECUTE FUNCTION "announce_ended_session"();
