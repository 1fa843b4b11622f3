// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { textFormats as formats } from '#domain/formats/text-formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "text"
  ],
  "properties": {
    "text": {
      "type": "string",
      "x-trim": true,
      "title": "Note",
      "description": "Plain text. HTML is shown as it was typed.",
      "minLength": 1,
      "maxLength": 2000,
      "format": "message-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Required.",
        "maxLength": "Minimum length required is 1 and maximum 2000 characters",
        "format": "Control characters are not allowed."
      }
    }
  }
}

export const validators = {}
validators["63b0959c"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","x-trim":true,"title":"Note","description":"Plain text. HTML is shown as it was typed.","minLength":1,"maxLength":2000,"format":"message-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Required.","maxLength":"Minimum length required is 1 and maximum 2000 characters","format":"Control characters are not allowed."}}},"$id":"63b0959c"};
const formats0 = formats["message-text"];
const func1 = ucs2length;
const pattern4 = new RegExp("^(?:|[\\s\\S]*\\S[\\s\\S]*)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="63b0959c" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "text")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema31.properties.text,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.text,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.text,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data0))){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/format",keyword:"format",params:{format: "message-text"},message:"must match format \""+"message-text"+"\"",schema:"message-text",parentSchema:schema31.properties.text,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.text.type,parentSchema:schema31.properties.text,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
