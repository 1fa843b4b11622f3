// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { textFormats as formats } from '#domain/formats/text-formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Withdraw application",
  "description": "What withdrawing sends.",
  "additionalProperties": false,
  "properties": {
    "message": {
      "type": "string",
      "title": "Reason",
      "description": "Optional. The desk that has the application reads it.",
      "maxLength": 2000,
      "format": "plain-text",
      "x-messages": {
        "maxLength": "Maximum length allowed is 2000 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    }
  }
}

export const validators = {}
validators["2fd1808e"] = validate20;
const schema31 = {"type":"object","title":"Withdraw application","description":"What withdrawing sends.","additionalProperties":false,"properties":{"message":{"type":"string","title":"Reason","description":"Optional. The desk that has the application reads it.","maxLength":2000,"format":"plain-text","x-messages":{"maxLength":"Maximum length allowed is 2000 characters (or you may omit this field).","format":"HTML tags are not allowed!"}}},"$id":"2fd1808e"};
const formats0 = formats["plain-text"];
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="2fd1808e" */;
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
for(const key0 in data){
if(!(key0 === "message")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.message !== undefined){
let data0 = data.message;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema31.properties.message,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.message,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.message.type,parentSchema:schema31.properties.message,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
